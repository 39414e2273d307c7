/** One line of what is known of a thing, in a list of such. */
export function Fact({ name, said }: { name: string; said: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </div>
  );
}
