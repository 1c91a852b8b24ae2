import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type Callback, isEnded, mostSteps, runLoop, turnsOf } from './loop.ts'
import recipe from './recipe.ts'

const order = (...callbacks: Callback[]): string[] =>
  runLoop(callbacks).map(({ callback, from }) => `${callback.name} ${from}`)

test('all microtasks run before the next task, those that microtasks queue included', () => {
  const callbacks: Callback[] = [
    { name: 'script', tasks: ['t1', 't2'], microtasks: ['m1', 'm3'] },
    { name: 't1', microtasks: ['m3'] },
    { name: 't2' },
    { name: 'm1', microtasks: ['m2'] },
    { name: 'm2' },
    { name: 'm3' },
  ]
  expect(order(...callbacks).map((each) => each.split(' ')[0])).toEqual(['script', 'm1', 'm3', 'm2', 't1', 'm3', 't2'])
})

test('the order is that of a real engine', async () => {
  const ran: string[] = []
  await new Promise<void>((resolve) => {
    const then = (name: string, after?: () => void) => void Promise.resolve().then(() => (ran.push(name), after?.()))
    setTimeout(() => (ran.push('t1'), then('m3')), 0)
    setTimeout(() => (ran.push('t2'), resolve()), 0)
    then('m1', () => then('m2'))
    ran.push('script')
  })
  const callbacks: Callback[] = [
    { name: 'script', tasks: ['t1', 't2'], microtasks: ['m1'] },
    { name: 'm1', microtasks: ['m2'] },
    { name: 'm2' },
    { name: 't1', microtasks: ['m3'] },
    { name: 'm3' },
    { name: 't2' },
  ]
  expect(order(...callbacks).map((each) => each.split(' ')[0])).toEqual(ran)
})

test('each step says what waits after it, and a loop that never ends is cut and says so', () => {
  const steps = runLoop([{ name: 's', microtasks: ['s'], tasks: ['t'] }, { name: 't' }])
  expect(steps).toHaveLength(mostSteps)
  expect([isEnded(steps), steps[1]?.tasks, steps[1]?.from]).toEqual([false, ['t', 't'], 'microtask'])
  expect(isEnded(runLoop([{ name: 's', tasks: ['t'] }, { name: 't' }]))).toBe(true)
})

test('a turn is a task with the microtasks that follow it', () => {
  const steps = runLoop([
    { name: 'script', tasks: ['t1', 't2'], microtasks: ['m1'] },
    { name: 'm1' },
    { name: 't1' },
    { name: 't2', microtasks: ['m1'] },
  ])
  expect(turnsOf(steps)).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
    { first: 3, last: 4 },
  ])
})

test('a callback that nothing queues is named, and focus only colors', () => {
  const data = { title: 'A claim', callbacks: [{ name: 'run', tasks: ['late'] }, { name: 'late' }, { name: 'never' }] }
  const [plain, marked] = [data, { ...data, focus: ['late'] }].map((each) =>
    drawRecipe(recipe as unknown as AnyRecipe, each),
  )
  if (plain?.ok !== true || marked?.ok !== true) throw new Error('refused')
  expect(plain.warnings.map(({ problem }) => problem)).toContain('never never runs: nothing that runs queues it')
  expect(marked.scene.elements.length).toBe(plain.scene.elements.length)
})

test('a script that queues nothing is refused: there is no order to show', () => {
  expect(drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', callbacks: [{ name: 'run' }] })).toEqual({
    ok: false,
    findings: [{ at: 'callbacks.0', problem: 'run queues nothing; say which tasks or microtasks it queues' }],
  })
})

test('microtasks before the first task can be quoted beside all of them', () => {
  const callbacks = [
    { name: 'run', tasks: ['timer'], microtasks: ['m1', 'm2'] },
    { name: 'm1' },
    { name: 'm2' },
    { name: 'timer', microtasks: ['m1'] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{before} of {microtasks}', callbacks })
  expect(drawing.ok ? drawing.scene.title : '').toBe('Event-loop ticks: 2 of 3')
})

test('long names and long lines are wrapped where all do not fit a page side by side', () => {
  const names = ['rejection handler one', 'setTimeout thousand', 'fs.readFile callback', 'setImmediate callback']
  const callbacks = [
    { name: 'run', tasks: names, microtasks: ['m'], prints: 'unhandled rejection: ENOENT /run/secrets' },
    ...[...names, 'm'].map((name) => ({ name })),
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', callbacks })
  expect(drawing.ok ? drawing.scene.width : 0).toBeLessThanOrEqual(1200)
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words).toEqual(expect.arrayContaining(['handler one']))
})

test('the description says which tasks run, when no microtask is left', () => {
  const saidOf = (data: object): string => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', ...data })
    return drawing.ok ? drawing.scene.description : ''
  }
  expect(saidOf(recipe.sample)).toContain('No microtask is left when a task runs: timer 1 and timer 2.')
  expect(saidOf({ callbacks: [{ name: 'run', microtasks: ['m'] }, { name: 'm' }] })).not.toContain('No microtask')
})
