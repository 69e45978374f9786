/** The words of a text, as a type: `Words<'id name'>` is `'id' | 'name'`. */
export type Words<Text extends string> = Text extends `${infer First}${' ' | '\n'}${infer Rest}`
  ? Exclude<First, ''> | Words<Rest>
  : Exclude<Text, ''>;

export const wordsOf = <Text extends string>(text: Text): Words<Text>[] =>
  text.split(/\s+/).filter((one): one is Words<Text> => one !== '');
