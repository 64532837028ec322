/** A sentence in which `part`, an order's number say, stays on one line: a browser would break it at its hyphen. It is copied as it stands. */
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
