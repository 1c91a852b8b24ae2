import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (items: string[], find: string) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{steps} compared', items, size: 4, find })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  return {
    drawing,
    at: (text: string, align?: string) =>
      texts.find((each) => each.text === text && (align === undefined || each.align === align)),
  }
}

const metrics = [
  'http_requests_total',
  'http_request_duration_seconds',
  'process_cpu_seconds_total',
  'node_load1',
  'node_memory_MemAvailable_bytes',
  'up',
  'scrape_duration_seconds',
]

test('how many keys are compared is said at the last one or below the hash, wherever in its chain that is', () => {
  for (const find of metrics) {
    const { at } = draw(metrics, find)
    const [key, found, hash] = [at(find, 'middle'), at('keys compared'), at('FNV-1a')]
    expect(draw(metrics, find).drawing.scene.elements).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/^\d of 7$/), size: 28 }),
    )
    if (key === undefined || found === undefined) throw new Error(`${find} is not found`)
    const isBelowHash = found.x === hash?.x && found.y - hash.y < 110
    expect(isBelowHash || Math.abs(key.y - found.y) < 64, find).toBe(true)
    expect(isBelowHash || Math.abs(key.x - found.x) < 280, find).toBe(true)
  }
})

test('keys are equally wide where all have room, and each column as its own words otherwise', () => {
  const widths = (items: string[]): number => {
    const { drawing } = draw(items, items[0] ?? '')
    const cells = drawing.scene.elements.flatMap((each) => (each.type === 'box' && each.h === 28 ? [each.w] : []))
    return new Set(cells.filter((w) => w > 28)).size
  }
  expect(widths(['a', 'a_longer_key', 'b', 'c', 'd', 'e', 'f', 'g'])).toBeLessThanOrEqual(1)
  expect(draw(metrics, 'up').drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
})

test('keys that a lookup does not compare step back', () => {
  const fillsOf = (find: string) =>
    metrics.flatMap((each) => draw(metrics, find).at(each, 'middle') ?? []).map(({ bold, fill }) => [bold, fill])
  const found = fillsOf('up')
  expect(found.filter(([bold]) => bold !== true).length).toBeGreaterThan(0)
  for (const [bold, fill] of found) expect(fill === 'muted').toBe(bold !== true)
})

test('under the last key that is compared, the count begins where the key does', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const counts = elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.x] : []))
  const keys = elements.flatMap((each) => (each.type === 'path' && each.fill === 'accent' ? [each.d] : []))
  expect(counts).toHaveLength(1)
  expect(keys.some((d) => new RegExp(`^M ?${counts[0]} \\d+ ?h ?128`).test(d))).toBe(true)
})
