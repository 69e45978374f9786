/** Letters that Helvetica's WinAnsi encoding has; others become a question mark. */
const latin = (words: string) => words.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
const escaped = (words: string) => latin(words).replace(/[\\()]/g, (letter) => `\\${letter}`);

const LINE = 16;

export function pdf(title: string, lines: readonly string[]): Buffer {
  const body = [
    'BT /B 15 Tf 56 728 Td 20 TL',
    ...title.split('\n').map((line) => `(${escaped(line)}) Tj T*`),
    `/R 10 Tf ${LINE} TL T*`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title.replace(/\n/g, ' '))}) >>`,
  ];
  let out = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = out.length;
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = out.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  out += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Every letter is one byte in Latin-1, so lengths in letters are offsets in bytes.
  return Buffer.from(out, 'latin1');
}
