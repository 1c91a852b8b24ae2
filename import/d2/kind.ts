/** D2: read, and ways to draw what is in it: a graph, or by code of its own a sequence, tables or classes. */
import type { DiagramReading } from '../convert/conversion.ts'
import { flowWays } from '../convert/flow.ts'
import { d2Graph } from './d2-graph.ts'
import { readD2 } from './read-d2.ts'

/** Loads what reads a text; without one, what reads any. */
export async function load(text?: string): Promise<{ read: (text: string) => DiagramReading }> {
  const has = (word: string): boolean => text?.includes(word) ?? true
  const [sequences, tables, classes] = await Promise.all([
    has('sequence_diagram') ? import('./d2-sequence.ts') : undefined,
    has('sql_table') ? import('./d2-tables.ts') : undefined,
    has('class') ? import('./d2-classes.ts') : undefined,
  ])
  const read = (whole: string): DiagramReading => {
    const { board, report } = readD2(whole)
    const shapes = new Set(board.leaves().map(({ shape }) => shape))
    if (sequences !== undefined && [board.root.shape, board.only?.shape].includes('sequence_diagram'))
      return { ways: sequences.d2SequenceWays(board, report), report }
    const only = shapes.size === 1 ? [...shapes][0] : undefined
    if (tables !== undefined && only === 'sql_table') return { ways: tables.d2TableWays(board), report }
    if (classes !== undefined && only === 'class') return { ways: classes.d2ClassWays(board), report }
    return { ways: flowWays(d2Graph(board, report)), report }
  }
  return { read }
}
