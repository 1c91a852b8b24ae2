/** @jsxImportSource preact */
/**
 * The names that a field suggests while typing.
 */

/** A list that fields refer to by its id. */
export function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
