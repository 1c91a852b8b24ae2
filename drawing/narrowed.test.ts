import { describe, expect, test } from 'vitest'
import type { Element, Scene } from '../src/scene/scene.ts'
import { readSource } from '../tools/recipes.ts'
import type { Aspect } from './draw-options.ts'
import { drawRecipe } from './draw-recipe.ts'
import { narrowed } from './narrowed.ts'

const drawn = async (id: string, change: (sample: Record<string, unknown>) => object = (same) => same) => {
  const source = await readSource(id)
  const data = change(source.sample as Record<string, unknown>)
  return (aspect: Aspect) => {
    const drawing = drawRecipe(source, data, { aspect })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing
  }
}

describe('charts on a phone', () => {
  test.each(['ordered-bar', 'line-chart', 'histogram'])('%s fits it, and loses no word', async (id) => {
    const on = await drawn(id)
    const [phone, page] = [on('phone'), on('content')]
    expect([phone.scene.width <= 390, page.scene.width > 800]).toEqual([true, true])
    expect(phone.warnings).toEqual([])
    const words = ({ scene }: typeof phone) =>
      new Set(scene.elements.flatMap((each) => (each.type === 'text' ? each.text.match(/[A-Za-z]+/g) : [])))
    const lost = [...words(page)].filter((word) => !words(phone).has(word as string))
    expect(lost).toEqual([])
  })

  test('names that would take much of the page are above their bars, which share a zero; short ones stay beside', async () => {
    const long = await drawn('ordered-bar')
    const { scene } = long('phone')
    const bars = scene.elements.flatMap((each) => (each.type === 'path' || each.type === 'box' ? [each] : []))
    const name = scene.elements.find((each) => each.type === 'text' && each.text.startsWith('INSERT INTO'))
    expect(name).toMatchObject({ x: 24 })
    expect(bars.length).toBeGreaterThan(9)
    const short = await drawn('ordered-bar', (sample) => ({
      ...sample,
      title: 'A and B',
      subtitle: 'Two of them',
      focus: [],
      callouts: [],
      rows: [
        { name: 'A', value: 3 },
        { name: 'B', value: 2 },
      ],
    }))
    const small = short('phone')
    const a = small.scene.elements.find((each) => each.type === 'text' && each.text === 'A')
    const value = small.scene.elements.find((each) => each.type === 'text' && each.text.startsWith('3'))
    expect(a !== undefined && value !== undefined && 'y' in a && 'y' in value && Math.abs(a.y - value.y) < 3).toBe(true)
  })

  test.each([
    ['diverging-bar', 560, 624],
    ['waterfall-chart', 560, 624],
    ['cumulative-flow', 560, 624],
    ['cumulative-curve', 560, 624],
    ['user-journey', 800, 928],
    ['wardley-map', 800, 928],
    ['slope-chart', 800, 928],
    ['quadrant-chart', 800, 928],
  ])('%s is as wide as its words need: %i to %i px', async (id, least, most) => {
    const on = await drawn(id)
    const { width } = on('phone').scene
    expect([width >= least, width <= most, width <= on('content').scene.width]).toEqual([true, true, true])
    expect(on('phone').warnings.filter(({ problem }) => !problem.startsWith('the drawing is'))).toEqual([])
  })

  test('words that meet others or a straight line are none that fit; nor is one that tells of a loss', () => {
    const words: Element = { type: 'text', x: 20, y: 100, text: 'Words' }
    const of = (width: number, elements: Element[], warnings: object[] = []) =>
      ({ ok: true, scene: { width, elements }, parts: [], warnings, looked: { sheet: { plotted: 200 } } }) as never
    const usual = of(928, [words], [{ problem: 'too wide' }])
    const chosen = (drawing: never): number => {
      const found = narrowed(usual, 'phone', (plots) => (plots < 400 ? drawing : of(600, []))) as { scene: Scene }
      return found.scene.width
    }
    expect(chosen(of(384, [words]))).toBe(384)
    expect(chosen(of(384, [words, { ...words, x: 30 }]))).toBe(928)
    expect(chosen(of(384, [words, { type: 'line', x: 0, y: 96, x2: 90, y2: 96 }]))).toBe(928)
    expect(chosen(of(384, [words, { type: 'line', x: 0, y: 120, x2: 90, y2: 120 }]))).toBe(384)
    const around = (right: number): Element => ({ type: 'path', d: `M10 80H${right}V120H10Z` })
    expect(chosen(of(384, [words, around(50)]))).toBe(928)
    expect(chosen(of(384, [words, around(90)]))).toBe(384)
    expect(chosen(of(384, [words], [{ problem: 'is left out' }]))).toBe(928)
    expect(chosen(of(384, []))).toBe(928)
  })

  test('a page that is wide enough changes nothing', async () => {
    const on = await drawn('line-chart')
    expect(on('readme').scene.elements).toEqual(on('content').scene.elements)
  })
})
