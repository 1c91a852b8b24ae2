/**
 * Keys among the indexes of a table: `(a, b) [pk]`, `"c" [unique, name: "…"]`.
 */
import type { Table } from '../tables/tables.ts'

const index = /(?:\(([^()\n]{1,400})\)|("[^"\n]*"|[\p{L}\p{N}_]+))[ \t]*\[([^\]\n]{0,400})\]/gu

/** Reads which columns the indexes of a table make its key, or unique together. */
export function readKeys(block: string, table: Table): void {
  for (const [, several, one = '', settings = ''] of block.matchAll(index)) {
    const columns = (several ?? one).split(',').map((each) => each.trim().replace(/^"(.*)"$/, '$1'))
    if (!columns.every((name) => table.columns.some((column) => column.name === name))) continue
    const words = settings.split(',').map((each) => each.trim().toLowerCase())
    if (words.includes('pk')) table.primary.push(...columns)
    else if (words.includes('unique')) table.unique.push(columns)
  }
}
