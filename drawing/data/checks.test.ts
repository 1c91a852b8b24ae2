import { expect, test } from 'vitest'
import { checksFor, exactlyOne, inTurn } from './checks.ts'

type Item = { id?: string; name: string; after?: string[]; limits?: { low?: number; high?: number } }
type Data = { unit?: string; items: Item[]; groups?: { name: string; items: Item[] }[]; owner?: string }

const { unique, uniqueIds, refersTo, each, eachPlace } = checksFor<Data>()

const items = (...names: string[]): Item[] => names.map((name) => ({ name }))

test('names are unique within each list that a path leads to', () => {
  const data = { items: items('a', 'b', 'a'), groups: [{ name: 'x', items: items('a', 'c', 'c') }] }
  expect(unique('items', 'groups.*.items')(data)).toEqual([
    { at: 'items.2.name', problem: '"a" is already the name of items.0; give one of them an id' },
    { at: 'groups.0.items.2.name', problem: '"c" is already the name of groups.0.items.1; give one of them an id' },
  ])
})

test('ids are unique where names may repeat, at their place in the whole list', () => {
  const data = { items: [...items('a', 'a'), { id: 'x', name: 'a' }, { id: 'x', name: 'b' }] }
  expect(uniqueIds('items')(data)).toEqual([
    { at: 'items.3.id', problem: '"x" is already the id of items.2; ids must differ' },
  ])
})

test('references name an item of the lists that they may refer to; what is left out is not looked at', () => {
  const check = refersTo(['items.*.after.*', 'owner'], { to: ['items', 'groups'], what: 'an item' })
  const data: Data = { items: [{ name: 'load', after: ['verify', 'lod', 'all'] }, { name: 'verify' }] }
  expect(check({ ...data, groups: [{ name: 'all', items: [] }] })).toEqual([
    { at: 'items.0.after.1', problem: '"lod" is not an item; did you mean "load"?' },
  ])
  expect(check({ ...data, owner: 'me' }).map(({ at }) => at)).toEqual(['items.0.after.1', 'items.0.after.2', 'owner'])
})

test('references may also name what a function finds', () => {
  const to = ({ items: all }: Data) => all.map((item) => ({ names: [item.name.toUpperCase()], item }))
  const check = refersTo(['owner'], { to, what: 'an item' })
  expect(check({ items: items('a'), owner: 'A' })).toEqual([])
  expect(check({ items: items('a'), owner: 'a' })).toHaveLength(1)
})

test('names that need not be listed are checked only where there is a list', () => {
  const check = refersTo(['owner'], { to: 'groups', what: 'a group', ifListed: true })
  expect(check({ items: [], owner: 'me' })).toEqual([])
  expect(check({ items: [], owner: 'me', groups: [] })).toEqual([])
  expect(check({ items: [], owner: 'me', groups: [{ name: 'you', items: [] }] })).toHaveLength(1)
})

test('a problem is at its item, or at the field that it names; fields without a problem are fine', () => {
  const data = { items: items('a', 'b') }
  expect(each('items.*', ({ name }) => (name === 'b' ? 'is b' : undefined))(data)).toEqual([
    { at: 'items.1', problem: 'is b' },
  ])
  expect(each('items.*', ({ name }) => ({ name: name === 'a' ? 'is a' : undefined, id: 'is missing' }))(data)).toEqual([
    { at: 'items.0.name', problem: 'is a' },
    { at: 'items.0.id', problem: 'is missing' },
    { at: 'items.1.id', problem: 'is missing' },
  ])
  expect(each('', () => ({ unit: 'is missing' }))(data)).toEqual([{ at: 'unit', problem: 'is missing' }])
})

test('a check of each item sees those before it, whether it is the last one, and all data', () => {
  const seen: unknown[] = []
  const look = each('items.*', ({ name }, { before, isLast, data: { unit } }) => {
    seen.push([name, before.map((each) => each.name), isLast, unit])
    return undefined
  })
  look({ unit: 's', items: items('a', 'b') })
  expect(seen).toEqual([
    ['a', [], false, 's'],
    ['b', ['a'], true, 's'],
  ])
})

test('places that a function finds are checked one by one', () => {
  const odd = ({ items: all }: Data) =>
    all.flatMap((item, index) => (index % 2 ? [{ at: `items.${index}`, item }] : []))
  expect(eachPlace(odd, ({ item }, { unit }) => `${item.name} ${unit}`)({ unit: 's', items: items('a', 'b') })).toEqual(
    [{ at: 'items.1', problem: 'b s' }],
  )
})

test('later checks wait until the earlier ones find nothing', () => {
  const find = (at: string) => () => [{ at, problem: 'is wrong' }]
  expect(inTurn<Data>([find('a'), find('b')], [find('c')])({ items: [] }).map(({ at }) => at)).toEqual(['a', 'b'])
  expect(inTurn<Data>([() => []], [find('c')])({ items: [] }).map(({ at }) => at)).toEqual(['c'])
})

test('exactly one of some fields', () => {
  expect(exactlyOne({ x: 1, y: undefined, z: 0 }, 'x', 'y')).toBeUndefined()
  expect(exactlyOne({ x: 1, y: 2, z: 0 }, 'x', 'y', 'z')).toBe('must have exactly one of x, y and z')
  expect(exactlyOne<{ x?: number; y?: number }>({}, 'x', 'y')).toBe('must have exactly one of x and y')
})

test('the compiler refuses a path that leads nowhere', () => {
  // @ts-expect-error There is no list of this name.
  expect(unique('itms')({ items: [] })).toEqual([])
  // @ts-expect-error A list is entered by *.
  expect(() => each('items.name', () => undefined)({ items: [] })).not.toThrow()
  // @ts-expect-error Items have no such field.
  expect(refersTo(['items.*.before.*'], { to: 'items', what: 'an item' })({ items: [] })).toEqual([])
})
