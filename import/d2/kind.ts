/** D2: read, and ways to draw what is in it. */
import { classWays } from '../convert/classes.ts'
import type { DiagramReading } from '../convert/conversion.ts'
import { entityWays } from '../convert/entities.ts'
import { flowWays } from '../convert/flow.ts'
import { sequenceWays } from '../convert/sequence.ts'
import { d2Graph } from './d2-graph.ts'
import { d2Sequence } from './d2-sequence.ts'
import { d2Classes, d2Entities } from './d2-tables.ts'
import { readD2 } from './read-d2.ts'

export function read(text: string): DiagramReading {
  const { board, report } = readD2(text)
  const shapes = new Set(board.leaves().map(({ shape }) => shape))
  if (board.root.shape === 'sequence_diagram' || board.only?.shape === 'sequence_diagram')
    return { ways: sequenceWays(d2Sequence(board, report)), report }
  const only = shapes.size === 1 ? [...shapes][0] : undefined
  if (only === 'sql_table') return { ways: entityWays(d2Entities(board)), report }
  if (only === 'class') return { ways: classWays(d2Classes(board)), report }
  return { ways: flowWays(d2Graph(board, report)), report }
}
