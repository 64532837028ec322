/**
 * A sentence in which `part`, such as an order's number, stays on one line, although browsers would break it at its hyphen. It is copied as
 * written.
 */
export function Unbroken({ sentence, part }: { sentence: string; part: string }) {
  const [before = "", ...after] = sentence.split(part);
  if (after.length === 0) return sentence;
  return (
    <>
      {before}
      <span className="unbroken">{part}</span>
      {after.join(part)}
    </>
  );
}
