/**
 * Mermaid's smaller kinds against its models: event models, grammars, Venn diagrams, Wardley maps, Cynefin maps.
 */
import type { GrammarExpression, GrammarModel } from '../../../import/grammar/expression.ts'
import type { CynefinModel } from '../../../import/mermaid/cynefin/read-cynefin.ts'
import { type EventModel, frameType } from '../../../import/mermaid/eventmodeling/read-eventmodeling.ts'
import type { VennModel } from '../../../import/mermaid/venn/read-venn.ts'
import type { WardleyModel } from '../../../import/mermaid/wardley/read-wardley.ts'
import { about } from './charts.ts'
import { saidOf, type Theirs } from './differences.ts'

export function compareEventmodeling(ours: EventModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'frame',
    ours.frames.map(({ name, isReset, type, entity, sources }) =>
      JSON.stringify([name, isReset, frameType(type), entity, sources]),
    ),
    (theirs['frames'] ?? []).map(({ name, frameKind, modelEntityType, entityIdentifier, sourceFrames = [] }: Theirs) =>
      JSON.stringify([name, frameKind !== 'timeframe', frameType(modelEntityType), entityIdentifier, sourceFrames]),
    ),
  )
  return differences.found
}

export function compareGrammar(ours: GrammarModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'rule',
    ours.rules.map(({ name, expression }) => JSON.stringify([name, plain(expression)])),
    (theirs['rules'] ?? []).map(({ name, definition }: Theirs) => JSON.stringify([name, plainTheirs(definition)])),
  )
  return differences.found
}

const plain = (expression: GrammarExpression): unknown => {
  switch (expression.kind) {
    case 'sequence':
    case 'choice':
      return [expression.kind, expression.parts.map(plain)]
    case 'optional':
      return ['optional', plain(expression.part)]
    case 'repeat':
      return ['repeat', plain(expression.part), expression.min, expression.max ?? null]
    default:
      return [expression.kind, expression.text]
  }
}

const plainTheirs = (definition: Theirs): unknown => {
  const { type, elements, alternatives, element, min, max = null, value, name, text } = definition
  if (type === 'sequence') return ['sequence', elements.map(plainTheirs)]
  if (type === 'choice') return ['choice', alternatives.map(plainTheirs)]
  if (type === 'optional') return ['optional', plainTheirs(element)]
  if (type === 'repetition') return ['repeat', plainTheirs(element), min, max]
  return type === 'terminal' ? ['text', value] : type === 'nonterminal' ? ['rule', name] : ['special', text]
}

export function compareVenn(ours: VennModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const sorted = (sets: string[]): string => sets.toSorted((a, b) => (a < b ? -1 : 1)).join(' & ')
  differences.alike(
    'region',
    ours.regions.map(({ sets, label = '', texts }) => JSON.stringify([sorted(sets), label, texts])),
    (theirs['subsets'] ?? []).map(({ sets, label = '' }: Theirs) =>
      JSON.stringify([
        sorted(sets),
        saidOf(label),
        (theirs['textNodes'] ?? [])
          .filter((node: Theirs) => sorted(node['sets']) === sorted(sets))
          .map((node: Theirs) => saidOf(node['label'] ?? node['id'])),
      ]),
    ),
  )
  return differences.found
}

export function compareWardley(ours: WardleyModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  // What is in a pipeline has the pipeline's name in its id.
  const labels = new Map((theirs['nodes'] ?? []).map(({ id, label }: Theirs) => [id, label]))
  const named = (id: string): unknown => labels.get(id) ?? id
  const percent = (number: number): number => Math.round(number * 100)
  differences.alike(
    'component',
    [...ours.nodes.values()].map(({ id, evolution, visibility }) =>
      JSON.stringify([id, percent(evolution), percent(visibility)]),
    ),
    (theirs['nodes'] ?? []).map(({ label, x, y }: Theirs) => JSON.stringify([label, Math.round(x), Math.round(y)])),
  )
  differences.alike(
    'link',
    ours.links.map(({ from, to }) => JSON.stringify([from, to])),
    (theirs['links'] ?? []).map(({ source, target }: Theirs) => JSON.stringify([named(source), named(target)])),
  )
  return differences.found
}

export function compareCynefin(ours: CynefinModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'domain',
    ours.domains.map(({ name, items }) => JSON.stringify([name, items.map(({ label }) => label)])),
    (theirs['domains'] ?? []).map(({ name, items = [] }: Theirs) =>
      JSON.stringify([name, items.map(({ label }: Theirs) => saidOf(label))]),
    ),
  )
  differences.inOrder(
    'transition',
    ours.transitions.map(({ from, to, label = '' }) => JSON.stringify([from, to, label])),
    (theirs['transitions'] ?? []).map(({ from, to, label }: Theirs) => JSON.stringify([from, to, saidOf(label)])),
  )
  return differences.found
}
