import { expect, test } from 'vitest'
import type { DrawOptions } from '../../drawing/draw-options.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf, boundsOfAll } from '../../src/elements/bounds.ts'
import type { Element } from '../../src/scene/scene.ts'
import gantt from './recipe.ts'

const draw = (data: object, options: DrawOptions = {}) => {
  const drawing = drawRecipe(
    gantt as unknown as AnyRecipe,
    { title: 'One claim', start: '2026-11-02', ...data },
    options,
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const part = (at: string): Element[] =>
    (parts.find((each) => each.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  return { scene, part, words: scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
}

const tasks = [
  { name: 'Load', duration: 10, done: 20 },
  { name: 'Review', duration: 3 },
  { name: 'Loaded', duration: 0, after: ['Load'] },
]

test('the accent marks what is moved, whatever the focus, and red the days without progress', () => {
  const fills = (at: string, focus?: string[]) =>
    draw({ today: '2026-11-09', tasks, ...(focus === undefined ? {} : { focus }) })
      .part(at)
      .flatMap((each) => ('fill' in each && each.type === 'path' ? [each.fill] : []))
  expect(fills('tasks.0')).toEqual(['muted', 'accent', 'negative'])
  expect(fills('tasks.0', ['Review'])).toEqual(['muted', 'accent', 'negative'])
})

test('days are up to 48 px wide, and narrower where the page has less room for all', () => {
  const short = [
    { name: 'Rehearse the restore', duration: 4 },
    { name: 'Copy the history of orders', duration: 7, after: ['Rehearse the restore'] },
  ]
  const [plain, readme] = [draw({ tasks: short }), draw({ tasks: short }, { aspect: 'readme' })]
  expect(plain.scene.width).toBeLessThanOrEqual(960)
  expect(readme.scene.width).toBeLessThanOrEqual(900)
  const widthIn = ({ part }: typeof plain): number =>
    boundsOfAll(part('tasks.0').filter(({ type }) => type !== 'text'))?.w ?? 0
  expect(widthIn(plain)).toBe(4 * 48)
  expect(widthIn(readme)).toBeLessThan(4 * 48)
})

test('what is late says by how much', () => {
  expect(draw({ today: '2026-11-09', tasks }).words).toEqual(expect.arrayContaining(['3 days behind', '5 days behind']))
})

test('half days that are left of late work are counted as whole ones, and that is said', () => {
  const said = (done: number) =>
    draw({ today: '2026-11-04', tasks: [{ name: 'Load', duration: 10, done }] }).words.join(' ')
  expect(said(5)).toContain('Work left is rounded up to whole days.')
  expect(said(10)).not.toContain('Work left')
})

test('a milestone is dated with the day on whose evening it is reached', () => {
  expect(draw({ tasks }).words).toContain('Nov 13')
})

test('where the end moves, its milestone is dated as planned and as expected, with a hollow one at the plan', () => {
  const { words, part } = draw({ today: '2026-11-09', tasks })
  expect(words).toEqual(expect.arrayContaining(['Nov 13', 'Nov 18', 'Planned']))
  const [, planned, expected] = part('tasks.2')
  expect([planned, expected]).toMatchObject([
    { type: 'path', fill: 'surface' },
    { type: 'path', fill: 'accent' },
  ])
  // Days apart they would meet: the plan is lower, as plans of bars are.
  const [top, own] = [planned, expected].map((each) => (each === undefined ? 0 : boundsOf(each).y))
  expect(Math.round((top ?? 0) - (own ?? 0))).toBe(4)
  expect(draw({ tasks }).words).not.toContain('Planned')
})

test('days and periods that matter have words under the ruler, today outside of the plan too', () => {
  const marks = [{ start: '2026-11-05', end: '2026-11-10', text: 'Freeze' }]
  const { words, part } = draw({ today: '2026-12-01', tasks, marks })
  expect(words).toEqual(expect.arrayContaining(['Today, Dec 1', 'Freeze']))
  expect(part('marks.0').map(({ type }) => type)).toEqual(['path', 'text'])
})

test('sections keep the order in which they are mentioned', () => {
  const grouped = ['B', 'A', 'B'].map((group, index) => ({ name: `task ${index}`, duration: 1, group }))
  const { words } = draw({ tasks: grouped })
  expect(words.filter((word) => /^(A|B|task \d)$/.test(word))).toEqual(['B', 'task 0', 'task 2', 'A', 'task 1'])
})

test('lines of months are broken at the words beside bars', () => {
  const warned = [5, 6, 7].flatMap((duration) => {
    const tasks = [
      { name: 'Copy', duration: 6, done: 20 },
      { name: 'Check', duration, after: ['Copy'] },
      { name: 'Switch', duration: 20, after: ['Check'] },
    ]
    const data = { title: 'A claim', start: '2026-11-02', today: '2026-11-12', tasks }
    const drawing = drawRecipe(gantt as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.warnings.map(({ problem }) => problem) : ['refused']
  })
  expect(warned).toEqual([])
})

test('what a heading says of lateness is of the task that ends last, as its dates in the picture are: a late task with slack moves nothing', () => {
  const drawn = (duration: number, more: object[] = []) => {
    const tasks = [
      { name: 'Migrate', duration: 30 },
      { name: 'Dashboards', duration },
    ]
    const data = {
      title: '{behind} late: {forecast} instead of {end}',
      start: '2026-11-02',
      today: '2026-11-09',
      tasks: [{ ...tasks[0], done: 50 }, tasks[1], ...more],
    }
    const drawing = drawRecipe(gantt as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return [drawing.scene.title, ...drawing.warnings.map(({ problem }) => problem)]
  }
  expect(drawn(3)).toEqual([
    'Gantt chart: 0 days late: Dec 11 instead of Dec 11',
    '{behind} is 0 days: Dashboards is 5 days behind, but “Migrate” ends the plan and is on time: write the title without {behind}',
  ])
  // Of several that are late, one may be the latest.
  expect(drawn(3, [{ name: 'Alerts', duration: 3, done: 50 }]).at(-1)).toContain('Dashboards is 5 days behind')
  expect(drawn(3, [{ name: 'Alerts', duration: 3 }]).at(-1)).toContain('Dashboards and Alerts are 5 days behind')
  expect(drawn(28)).toEqual(['Gantt chart: 5 days late: Dec 16 instead of Dec 9'])
})

test('the line over a late bar is as long as the delay, and an arrow to a task that should have begun ends where it is red', () => {
  const tasks = [
    { name: 'Peer', duration: 5, done: 100 },
    { name: 'Boards', duration: 5, after: ['Peer'] },
    { name: 'Alerts', duration: 4, after: ['Boards'] },
  ]
  const { part } = draw({ today: '2026-11-16', tasks })
  const own = part('tasks.1').flatMap((each) => (each.type === 'path' ? [each] : []))
  // Due at 490, expected at 675, red from 305 on.
  expect(own.find(({ fill }) => fill === 'accent')?.d).toBe('M490 155H675V169H490Z')
  expect(own.find(({ fill }) => fill === 'negative')?.d).toMatch(/^M305 155H490V169H305ZM490 151.25H675V152.75H490Z/)
  // Its pixels are its days: an outline would be more.
  expect(own.find(({ fill }) => fill === 'negative')?.stroke).toBe('none')
  expect(own.find(({ arrow }) => arrow === true)?.d).toBe('M305 134L311 134L311 155')
})

test('which end of a day milestones are at is said as it is', () => {
  const noteOf = (more: object[]) => draw({ tasks: [{ name: 'Load', duration: 10 }, ...more] }).words.join(' ')
  const own = { name: 'Cutover', duration: 0, after: ['Load'], start: '2026-12-07' }
  const after = { name: 'Loaded', duration: 0, after: ['Load'] }
  expect(noteOf([own])).toContain('Ticks and milestones are at the starts of days.')
  expect(noteOf([after])).toContain('Ticks are at the starts of days, milestones at the ends of theirs.')
  expect(noteOf([own, after])).toContain('milestones are at the start of a date of their own, or at the end of a day.')
})

test('the line of a delay goes on to words that an arrow keeps far from the bar', () => {
  const tasks = [
    { name: 'Spec', duration: 4, done: 100 },
    { name: 'API', duration: 8, done: 40, after: ['Spec'] },
    { name: 'Docs', duration: 3, after: ['Spec'] },
    { name: 'UI', duration: 6, after: ['API'] },
  ]
  const { part } = draw({ today: '2026-11-18', tasks })
  const red = (at: string): string =>
    part(at).flatMap((each) => (each.type === 'path' && each.fill === 'negative' ? [each.d] : []))[0] ?? ''
  // Two ticks and, if the words are far, another stretch.
  expect([red('tasks.1'), red('tasks.2')].map((d) => d.match(/H/g)?.length)).toEqual([8, 10])
})

test('long names leave the axis a fair part of a page that has room, and its least of one that has none', () => {
  const long = Array.from({ length: 5 }, (_, at) => ({
    name: `Migration of the accounting service, part ${at}`,
    group: 'Finance and bookkeeping',
    duration: 40,
    ...(at === 0 ? {} : { after: [`Migration of the accounting service, part ${at - 1}`] }),
  }))
  const title = 'It ends on {end}'
  const [plain, readme] = [draw({ title, tasks: long }), draw({ title, tasks: long }, { aspect: 'readme' })]
  const axisOf = ({ part }: typeof plain): number =>
    long.reduce(
      (sum, _, at) => sum + (boundsOfAll(part(`tasks.${at}`).filter(({ type }) => type === 'path'))?.w ?? 0),
      0,
    )
  expect(axisOf(plain)).toBeGreaterThan(380)
  expect(axisOf(readme)).toBeLessThan(380)
})

test('the description names what ends later than planned, where that is more than one task', () => {
  const said = (after: string[]): string =>
    draw({
      today: '2026-11-09',
      tasks: [tasks[0]!, { name: 'Review', duration: 3, done: after.length > 0 ? 0 : 100, after }],
    }).scene.description
  expect(said(['Load'])).toContain('Later than planned: Load and Review.')
  expect(said([])).not.toContain('Later than planned')
})
