/** @jsxImportSource preact */
/**
 * The names that a field offers while one types.
 */

/** A list that fields name by its id. */
export function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
