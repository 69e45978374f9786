import { type ReactNode, useState } from 'react';
import { filterActiveTokenizables } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import type { MethodBodyProps } from './method-body-props';
import { TokenList } from './token-list';
import { useChooseTokenizable } from './tokenizable';

interface TokenizableChoiceProps extends Pick<MethodBodyProps, 'method' | 'store' | 'onChange'> {
  /** Names the list of saved cards or accounts. */
  legend: string;
  newLabel: string;
  /** Renders the form that adds a new card or account. */
  children: (onAdded: () => void) => ReactNode;
}

/** Chooses a saved card or account, or adds a new one. */
export function TokenizableChoice(props: TokenizableChoiceProps) {
  const { method, store, onChange, legend, newLabel, children } = props;
  const { tokenizables } = method;
  const choose = useChooseTokenizable(store);
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const isNew = isOther || filterActiveTokenizables(tokenizables, Date.now()).length === 0;
  const chooseSaved = (saved: Tokenizable) => {
    setOther(false);
    onChange();
    choose(saved);
  };
  const chooseNew = () => {
    setOther(true);
    onChange();
  };
  return (
    <>
      {tokenizables.length > 0 && (
        <TokenList
          legend={legend}
          tokens={tokenizables}
          chosenId={chosenId}
          onChoose={chooseSaved}
          newOption={{ label: newLabel, isChosen: isNew, onChoose: chooseNew }}
        />
      )}
      {isNew && children(() => setOther(false))}
    </>
  );
}
