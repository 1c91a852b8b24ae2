/**
 * Data of a recipe as text in a language of diagrams, so that they are read elsewhere: graphs and sequences.
 *
 * Pure. What is read back has the same names, edges and groups; what the language has no words for is returned.
 */

import type { GraphDocument } from '../../drawing/data/graph-types.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { findingText } from '../../src/scene/findings.ts'
import { writeGraph } from './graph-writers.ts'
import { plainGraph } from './plain-graph.ts'
import { type PlainSequence, writeSequence } from './sequence-writers.ts'
import { Unsayable, type WrittenLanguage, type WrittenText } from './written.ts'

/** Writes data in a language; data that the recipe refuses, or whose shape the language lacks, are refused. */
export function writeText(recipe: AnyRecipe, data: unknown, to: WrittenLanguage): WrittenText {
  const reading = readData(recipe.data as never, data)
  if (!reading.ok) return { ok: false, problem: reading.findings.map(findingText).join('\n') }
  const unsaid = new Unsayable()
  for (const field of ['subtitle', 'focus', 'callouts', 'source'] as const)
    if ((reading.data as Record<string, unknown>)[field] !== undefined) unsaid.add(field, field)
  const { shape } = recipe.data
  if (shape === 'graph') {
    const text = writeGraph(
      plainGraph(reading.data as unknown as GraphDocument & { title: string }, unsaid),
      to,
      unsaid,
    )
    return { ok: true, text, unsaid: unsaid.list }
  }
  if (shape === 'sequence' && (to === 'mermaid' || to === 'plantuml'))
    return { ok: true, text: writeSequence(reading.data as unknown as PlainSequence, to, unsaid), unsaid: unsaid.list }
  const instead = shape === 'sequence' ? 'sequences are written as mermaid or plantuml' : 'graphs and sequences are'
  return { ok: false, problem: `data of the shape ${shape} are not written as ${to}; ${instead}` }
}
