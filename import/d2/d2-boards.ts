/**
 * Boards beside the first of a text: layers, scenarios and steps. Where the first has nothing but a title, another is drawn: the
 * first layer or scenario, or all steps, of which each goes on from the one before.
 */
import type { TextReport } from '../text/report.ts'
import type { D2Board } from './d2-board.ts'
import type { D2Statement } from './d2-syntax.ts'

export const boardWords: ReadonlySet<string> = new Set(['layers', 'scenarios', 'steps'])

/** What is drawn instead of a first board with nothing in it; all other boards are in the ledger. */
export function boardInstead(statements: readonly D2Statement[], board: D2Board, report: TextReport): D2Statement[] {
  const isBare = board.objects().every(({ shape }) => shape === 'text')
  const further = statements.filter(({ paths: [[word = ''] = []] }) => boardWords.has(word))
  const found: D2Statement[] = []
  for (const { paths: [[word = '', name] = []] = [], body = [], at } of further) {
    const boards = name === undefined ? body : [{ body }]
    const drawn = !isBare || found.length > 0 ? 0 : word === 'steps' ? boards.length : 1
    found.push(...boards.slice(0, drawn).flatMap((each) => each.body ?? []))
    if (drawn < boards.length || boards.length === 0) report.note('further boards', at, word)
  }
  return found
}
