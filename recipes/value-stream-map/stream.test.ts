import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { streamOf, timeWriter, writeShare } from './stream.ts'

const steps = [
  { name: 'a', wait: 6, work: 2, accurate: 80 },
  { name: 'b', wait: 8, work: 4, accurate: 50 },
]

const draw = (data: object) => drawRecipe(recipe as unknown as AnyRecipe, data)

test('waits and work follow each other, and add up to the lead time', () => {
  const { stretches, lead, work, efficiency, slowest, passed } = streamOf(steps)
  expect(stretches.map(({ from, to, isWork }) => [from, to, isWork])).toEqual([
    [0, 6, false],
    [6, 8, true],
    [8, 16, false],
    [16, 20, true],
  ])
  expect([lead, work, efficiency, slowest?.name, passed]).toEqual([20, 6, 30, 'b', 40])
})

test('without waits none is longest', () => {
  const { slowest, efficiency } = streamOf([
    { name: 'a', wait: 0, work: 1 },
    { name: 'b', wait: 0, work: 1, accurate: 9 },
  ])
  expect([slowest, efficiency]).toEqual([undefined, 100])
})

test('what the known %C&A come to is the most that all steps can have', () => {
  const { passed, silent } = streamOf([...steps, { name: 'c', wait: 1, work: 1 }])
  expect([passed, silent]).toEqual([40, 1])
  const drawing = draw({ title: '{rolled} pass', steps: [...steps, { name: 'c', wait: 1, work: 1 }] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('≤40% pass')
  expect(texts).toContain('At most 40% complete and accurate (%C&A) through all steps: 1 of 3 state none')
})

test('times are in the largest unit that they fill; a day has the hours of the data', () => {
  const write = timeWriter({ unit: 'h', hours: 8 })
  expect([0, 0.25, 1, 7.5, 8, 98.25].map(write)).toEqual(['0', '15 min', '1 h', '7.5 h', '1 d', '12.3 d'])
  expect(timeWriter({ unit: 'day', hours: 24 })(0.5)).toBe('12 h')
})

test('a share below the whole is not written as the whole', () => {
  expect([6.36, 59.8, 99.97, 100, 0.004].map(writeShare)).toEqual(['6.4%', '60%', '99.9%', '100%', '0.004%'])
})

test('work on the bar is as long as it is of the lead time, in several rows too', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `Step ${index}`, wait: 9, work: 1 }))
  const drawn = draw({ title: 'A claim', steps: many })
  if (!drawn.ok) throw new Error('refused')
  const widthsOf = (fill: string): number[] =>
    drawn.scene.elements.flatMap((each) => {
      const [, from, to] =
        (each.type === 'path' && each.fill === fill && /^M([\d.]+) [\d.]+H([\d.]+)V/.exec(each.d)) || []
      return from === undefined ? [] : [Number(to) - Number(from)]
    })
  const [bars, whole] = [widthsOf('ink'), widthsOf('rule')]
  expect(bars).toHaveLength(12)
  const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0)
  expect(sum(bars) / sum(whole)).toBeCloseTo(0.1, 2)
})

test('what takes no time, or a signal that nothing gives, is refused', () => {
  expect(draw({ title: 'A claim', steps: [{ name: 'a', work: 0 }] })).toMatchObject({ findings: [{ at: 'steps' }] })
  expect(draw({ title: 'A claim', steps: [{ name: 'a', work: 1, signal: 'daily' }] })).toMatchObject({
    findings: [{ at: 'steps.0.signal', problem: 'nothing gives it; name what does as control' }],
  })
})

test('the count of what waits is between its sign and the push arrow, however low the boxes are', () => {
  const queued = steps.map((step) => ({ ...step, queue: 7 }))
  const drawing = draw({ title: 'A claim', unit: 'h', steps: queued })
  expect(drawing.ok ? drawing.warnings : drawing.findings).toEqual([])
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts).toContain('Items that wait')
})

test('what waits has its sign where it does not wait long enough to count', () => {
  const signsIn = (...some: object[]): number => {
    const drawing = draw({ title: 'A claim', unit: 'h', steps: [{ name: 'a', wait: 4, work: 1 }, ...some] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'I').length
  }
  const [plain, queued] = [signsIn({ name: 'b', work: 1 }), signsIn({ name: 'b', wait: 0, queue: 6, work: 1 })]
  // In the key there is one more.
  expect(queued - plain).toBe(2)
})

test('the key names the pieces of the bar that there are', () => {
  const wordsOf = (steps: object[]): string[] => {
    const drawing = draw({ title: 'A claim', steps })
    return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  }
  expect(wordsOf([{ name: 'a', wait: 2, work: 1 }])).toEqual(expect.arrayContaining(['Work', 'Waiting']))
  expect(wordsOf([{ name: 'a', work: 1 }])).not.toContain('Waiting')
})

test('a heading has the name of the slowest step as it is given', () => {
  const steps = [{ name: 'Freigabe', wait: 5, work: 1 }]
  expect(recipe.derive?.(recipe.data.schema.parse({ title: 'T', steps }))).toMatchObject({ slowest: 'Freigabe' })
})

test('over the steps of a row is only as much room as what stands there needs', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `Configuration ${at}`, wait: 9, work: 1 }))
  const signaled = many.map((step, at) => (at === 0 ? { ...step, signal: 'daily' } : step))
  const drawn = draw({ title: 'A claim', steps: signaled, control: 'Board', customer: 'Shop' })
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.findings))
  const yOf = (end: string): number =>
    drawn.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.split(' ').at(-1) === end ? [each.y] : [],
    )[0] ?? Number.NaN
  // The control is over the first row alone; the customer stands right over the last step.
  expect(yOf('8') - yOf('Shop')).toBeLessThan(120)
})

test('the signal of the last step is left of its arrow beside what the customer gets, where it has room there', () => {
  const alignOf = (signals: string[], more: object = {}): unknown => {
    const own = steps.map((step, at) => ({ ...step, signal: signals[at] }))
    const drawing = draw({ title: 'A stream', unit: 'h', control: 'Board', customer: 'Client', steps: own, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const words = drawing.scene.elements.find((each) => each.type === 'text' && each.text === signals[1])
    return words?.type === 'text' ? words.align : 'none'
  }
  expect(alignOf(['hourly', 'nightly'])).toBe('end')
  expect(alignOf(['immediately', 'nightly'])).toBeUndefined()
  expect(alignOf(['hourly', 'nightly'], { customer: undefined })).toBeUndefined()
})

test('the scale ends with the whole, without a round time close to it', () => {
  const ticksOf = (wait: number): string[] => {
    const drawing = draw({
      title: 'A claim',
      steps: [
        { name: 'a', wait, work: 1 },
        { name: 'b', wait: 1, work: 1 },
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const low = elements.flatMap((each) => (each.type === 'text' && each.text === '0' ? [each.y] : [])).at(-1)
    return elements.flatMap((each) => (each.type === 'text' && each.y === low ? [each.text] : []))
  }
  expect(ticksOf(30)).toEqual(['0', '1 d', '2 d', '3 d', '4.13 d'])
  expect(ticksOf(29)).toEqual(['0', '1 d', '2 d', '3 d', '4 d'])
})

test('a data box shares an edge with its process box, and nobody pushes work to the first step but a supplier', () => {
  const pushes = (data: object): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.filter(
      (each) => each.type === 'path' && each.fill === 'muted' && /h ?3 ?v ?8/.test(each.d),
    ).length
  }
  expect(pushes(recipe.sample)).toBe(recipe.sample.steps.length - 1)
  expect(pushes({ ...recipe.sample, supplier: 'Vendor' })).toBe(recipe.sample.steps.length)
})

test('what the customer gets passes right of the control, however wide that is', () => {
  const shipmentOf = (control: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Few steps',
      control,
      customer: 'Tenant',
      steps: [
        { name: 'Order', wait: 4, work: 1, signal: 'daily' },
        { name: 'Repair', wait: 4, work: 1, signal: 'daily' },
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    const paths = drawing.scene.elements.flatMap((each) => (each.type === 'path' ? [each.d] : []))
    return paths.find((d) => /l ?-10 10/.test(d)) ?? ''
  }
  // Straight from the top of the step, or around a wide control.
  expect(shipmentOf('Board').match(/V/g)).toHaveLength(2)
  expect(shipmentOf('The board of all repairs of the house').match(/V/g)).toHaveLength(3)
})

test('the sums are beside the customer where nothing else is, otherwise under the bar to scale', () => {
  const place = (more: object) => {
    const drawing = draw({ ...recipe.sample, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const yOf = (start: string): number => texts.find(({ text }) => text.startsWith(start))?.y ?? Number.NaN
    return [yOf('Ticket board'), yOf('6.4%'), yOf('5 d')] as const
  }
  const [control, sums] = place({})
  expect(sums).toBeLessThan(control)
  for (const more of [{ supplier: 'Users' }, { customer: undefined }]) {
    const [, below, tick] = place(more)
    expect(below).toBeGreaterThan(tick)
  }
})
