/**
 * Tables as command lines print them: columns padded with spaces, as Go's text/tabwriter does it.
 */

/** Spaces after the widest cell of a column, and the least width of a column, in characters. */
export type TabSetting = { padding: number; minimum?: number }

/** What `kubectl get` and the tables inside `kubectl describe` use. */
export const kubectlGet: TabSetting = { padding: 3, minimum: 6 }
export const kubectlDescribe: TabSetting = { padding: 2 }

/** Rows of cells as aligned lines; the last cell of a row is not padded. */
export const tabbed = (rows: string[][], { padding, minimum = 0 }: TabSetting): string[] => {
  const count = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(minimum, ...rows.map((row) => (row[column] ?? '').length + padding)),
  )
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join(''),
  )
}
