import { expect, test } from 'vitest'
import { recordData, widened } from './records.ts'

const table = (text: string): string[][] => text.split('\n').map((line) => line.split(','))

test('one value a row becomes a row of a name and a column of the other, whichever is the time', () => {
  const wide = [
    ['month', 'EMEA', 'APAC'],
    ['2025-01', '120', '98'],
    ['2025-02', '131', ''],
  ]
  const rows = '2025-01,EMEA,120\n2025-01,APAC,98\n2025-02,EMEA,131'
  expect(widened(table(`month,region,revenue\n${rows}`))).toEqual({ title: 'revenue by region', cells: wide })
  expect(widened(table('region,month,revenue\nEMEA,2025-01,120\nAPAC,2025-01,98\nEMEA,2025-02,131'))?.cells).toEqual(
    wide,
  )
  // A value that is there twice would lose one of both; names of one value each, and one series, are a table already.
  expect(widened(table(`month,region,revenue\n${rows}\n2025-01,EMEA,7`))).toBeUndefined()
  expect(widened(table('service,team,cost\nAPI,A,1\nWeb,B,2\nDB,A,3'))).toBeUndefined()
  expect(widened(table('month,region,revenue\n2025-01,EMEA,1\n2025-02,EMEA,2'))).toBeUndefined()
  expect(widened(table('name,a,b\nx,1,2\ny,3,4'))).toBeUndefined()
  // Of more than eight series a column each would be too many.
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `2025-01,R${at},1\n2025-02,R${at},2`).join('\n')
  expect(widened(table(`month,region,revenue\n${many(8)}`))?.cells[0]).toHaveLength(9)
  expect(widened(table(`month,region,revenue\n${many(9)}`))).toBeUndefined()
})

test('the last day of a period is a day of work, and what has no field is a note', () => {
  const [timeline, plan] = recordData(
    table('Owner,From,Until,Task,Done\nAna,2025-03-10,2025-03-14,Build,50\nBen,2025-03-03,2025-03-03,Plan,100'),
  )
  expect(timeline?.data).toMatchObject({
    events: [{ name: 'Ana', end: '2025-03-14', note: 'Build, 50' }, { name: 'Ben' }],
  })
  expect(plan?.data).toMatchObject({ start: '2025-03-03', unit: 'day', tasks: [{ duration: 5 }, { duration: 1 }] })
})

test('periods of months are no tasks of days, and three dates are no period', () => {
  expect(
    recordData(table('Phase,Start,End\nA,2025-01,2025-03\nB,2025-02,2025-05')).map(({ recipe }) => recipe),
  ).toEqual(['priestley-timeline'])
  expect(recordData(table('T,A,B,C\nx,2025-01-01,2025-01-02,2025-01-03'))).toEqual([])
})
