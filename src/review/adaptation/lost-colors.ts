/**
 * Colors that carried a meaning and are gone: the accent of the focus, the red of a failure.
 *
 * A color that another element has now was moved on purpose.
 */
import type { Element } from '../../scene/scene.ts'
import type { Report } from '../rules/rule.ts'
import { type Adapted, nameOf } from './adapted.ts'

/** A report for each element that has lost its color. */
export function lostColors({ scene, origin, matches, parts }: Adapted): Report[] {
  const owner = new Map(parts.flatMap((part) => part.elements.map((at) => [at, nameOf(part)])))
  const gained = new Set<string>()
  const lost: { at: number; token: string; paint: string; part: string }[] = []
  for (const [number, before] of origin.scene.elements.entries()) {
    const at = matches[number]
    const after = at === undefined ? undefined : scene.elements[at]
    if (at === undefined || after === undefined || after.type !== before.type) continue
    for (const paint of ['fill', 'stroke'] as const) {
      const [old, now] = [tokenOf(before, paint), tokenOf(after, paint)]
      if (old === now) continue
      if (meanings.has(now)) gained.add(now)
      else if (meanings.has(old)) lost.push({ at, token: old, paint, part: owner.get(number) ?? 'the drawing' })
    }
  }
  return lost
    .filter(({ token }) => !gained.has(token))
    .map(({ at, token, paint, part }) => ({
      at,
      problem: `${part} has lost its ${paint} ${token}, and nothing else has it now: ${meaningOf(token)}`,
    }))
}

const tokenOf = (element: Element, paint: 'fill' | 'stroke'): string =>
  paint in element ? ((element as { fill?: string; stroke?: string })[paint] ?? '') : ''

const meanings = new Set(['accent', 'soft', 'positive', 'negative'])

const meaningOf = (token: string): string =>
  token === 'positive' || token === 'negative' ? 'it said what is good or bad' : 'it marked what to see first'
