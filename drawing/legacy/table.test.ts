import { describe, expect, it } from 'vitest'
import {
  type Cardinality,
  crowsFoot,
  type Entity,
  relation,
  rowMiddle,
  stemPoint,
  tableRect,
  tableWords,
} from './table.ts'

const entity: Entity = {
  x: 40,
  y: 120,
  w: 240,
  title: 'plan',
  rows: [{ mark: 'PK', name: 'id', type: 'uuid' }, { name: 'code' }],
}

describe('tables', () => {
  it('are as high as their rows ask for', () => {
    expect(tableRect(entity)).toEqual({ x: 40, y: 120, w: 240, h: 96 })
    expect(rowMiddle(entity, 1)).toBe(200)
  })

  it('write mark, name and type of each row', () => {
    const words = tableWords(entity).map((element) => (element.type === 'text' ? element.text : ''))
    expect(words).toEqual(['plan', 'id', 'PK', 'uuid', 'code'])
  })

  it('refuse a name that would run into its type', () => {
    const rows = [{ name: 'a_column_with_a_long_name', type: 'timestamptz' }]
    expect(() => tableWords({ ...entity, rows })).toThrow('a_column_with_a_long_name')
  })
})

describe('crowsFoot', () => {
  const shapes = (many: Cardinality) => crowsFoot({ edge: [100, 50], side: 'right', many })

  it('adds a ring where there may be none', () => {
    expect(shapes('zero-or-many')).toContainEqual(expect.objectContaining({ type: 'circle', x: 118, y: 50, r: 6 }))
    expect(shapes('one-or-many')).toHaveLength(1)
  })

  it('opens the claw towards the entity', () => {
    expect(shapes('one-or-many')[0]).toMatchObject({
      d: 'M 100 42 L 112 50 L 100 58 M 116 42 L 116 58',
    })
  })

  it('turns with the side', () => {
    expect(crowsFoot({ edge: [100, 50], side: 'top', many: 'one' })[0]).toMatchObject({
      d: 'M 108 42 L 92 42 M 108 34 L 92 34',
    })
  })
})

describe('relation', () => {
  it('begins its line beyond the rings', () => {
    expect(stemPoint([100, 50], 'left', 'zero-or-one')).toEqual([76, 50])
    const ends = relation(
      { edge: [0, 50], side: 'right', many: 'zero-or-many' },
      { edge: [100, 50], side: 'left', many: 'one' },
    )
    expect(ends[0]).toMatchObject({ d: 'M 24 50 L 100 50' })
  })
})
