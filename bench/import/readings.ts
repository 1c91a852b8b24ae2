/**
 * The readers to be measured, by the path of their collection: their module, and what compares their model with the one of
 * another program.
 */
import { readClass } from '../../import/mermaid/class/read-class.ts'
import { readEr } from '../../import/mermaid/er/read-er.ts'
import { readFlowchart } from '../../import/mermaid/flowchart/read-flowchart.ts'
import { readSequence } from '../../import/mermaid/sequence/read-sequence.ts'
import { readState } from '../../import/mermaid/state/read-state.ts'
import type { TextReport } from '../../import/text/report.ts'
import { compareClass } from './compare/class.ts'
import type { Theirs } from './compare/differences.ts'
import { compareEr } from './compare/er.ts'
import { compareFlowchart } from './compare/flowchart.ts'
import { compareSequence } from './compare/sequence.ts'
import { compareState } from './compare/state.ts'

type Reading<Model> = {
  module: string
  read: (text: string) => { model: Model; report: TextReport }
  compare?: (ours: Model, theirs: Theirs) => string[]
}

/** What a table of readings has in common, whatever their models are. */
const reading = <Model>(
  module: string,
  read: Reading<Model>['read'],
  compare?: Reading<Model>['compare'],
): Reading<never> => ({ module, read, ...(compare === undefined ? {} : { compare }) }) as unknown as Reading<never>

export const readings = {
  'mermaid/flowchart': reading('mermaid/flowchart', readFlowchart, compareFlowchart),
  'mermaid/sequence': reading('mermaid/sequence', readSequence, compareSequence),
  'mermaid/class': reading('mermaid/class', readClass, compareClass),
  'mermaid/state': reading('mermaid/state', readState, compareState),
  'mermaid/er': reading('mermaid/er', readEr, compareEr),
}

export type ReadingName = keyof typeof readings
