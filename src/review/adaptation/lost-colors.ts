/**
 * Colors that carried a meaning and are gone: the accent of the focus, the red of a failure.
 *
 * A color that another element now has was moved on purpose.
 */
import type { Element } from '../../scene/scene.ts'
import type { Report } from '../rules/rule.ts'
import { type Adapted, nameOf } from './adapted.ts'

/** A report for each element that has lost its color. */
export function lostColors({ elements, parts }: Adapted): Report[] {
  const owner = new Map(parts.flatMap((part) => part.elements.map((at) => [at, nameOf(part)])))
  const gained = new Set<string>()
  const lost: Lost[] = []
  for (const [number, { element: before, now: at, after }] of elements.entries()) {
    if (at === undefined || after?.type !== before.type) continue
    const changes = changesOf(before, after)
    for (const { now } of changes) gained.add(now)
    const gone = changes.filter(({ old, now }) => meanings.has(old) && !meanings.has(now))
    lost.push({ at, part: owner.get(number) ?? 'the drawing', gone })
  }
  return lost.filter(({ gone }) => gone.some(({ old }) => !gained.has(old))).map(reportOf)
}

type Change = { paint: string; old: string; now: string }

type Lost = { at: number; part: string; gone: Change[] }

const changesOf = (before: Element, after: Element): Change[] =>
  (['fill', 'stroke'] as const)
    .map((paint) => ({ paint, old: tokenOf(before, paint), now: tokenOf(after, paint) }))
    .filter(({ old, now }) => old !== now)

const reportOf = ({ at, part, gone }: Lost): Report => {
  const paints = gone.map(({ paint, old }) => `its ${paint} ${old}`).join(' and ')
  const meaning = meaningOf(gone[0]?.old ?? '')
  return { at, problem: `${part} has lost ${paints}, and nothing else has it now: ${meaning}` }
}

const tokenOf = (element: Element, paint: 'fill' | 'stroke'): string =>
  paint in element ? ((element as { fill?: string; stroke?: string })[paint] ?? '') : ''

const meanings = new Set(['accent', 'soft', 'positive', 'negative'])

const meaningOf = (token: string): string =>
  token === 'positive' || token === 'negative' ? 'it marked what is good or bad' : 'it marked what to see first'
