/** @jsxImportSource preact */
/**
 * Which columns a table shows besides those it uses: the other fields that a row may have.
 */
import type { FormCell } from '../../editor/form/cell.ts'

type Props = {
  columns: readonly FormCell[]
  used: readonly FormCell[]
  asked: ReadonlySet<string>
  choose: (key: string) => void
}

/** A menu of columns to show; nothing if all are shown anyway. */
export function ColumnMenu({ columns, used, asked, choose }: Props) {
  const more = columns.filter((cell) => !used.includes(cell))
  if (more.length === 0) return null
  return (
    <details class="menu">
      <summary class="button small">Fields</summary>
      <div class="panel">
        {more.map(({ key, label, hint }) => (
          <label key={key} title={hint}>
            <input type="checkbox" checked={asked.has(key)} onChange={() => choose(key)} /> {label}
          </label>
        ))}
      </div>
    </details>
  )
}
