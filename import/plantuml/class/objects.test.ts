import { expect, test } from 'vitest'
import { read } from './kind.ts'

const recipes = (body: string): string[] => {
  const { ways, report } = read(`@startuml\n${body}\n@enduml`)
  expect(report.findings).toEqual([])
  return ways.map(({ recipe }) => recipe)
}

test('objects alone are an object diagram first', () => {
  expect(recipes('object "order7 : Order" as o7 {\n  number = 7\n}\nobject home\no7 --> home : shipTo')).toEqual([
    'uml-object',
    'uml-class',
  ])
})

test('objects beside classes are drawn with them', () => {
  expect(recipes('object home\nclass Address\nhome ..> Address')).toEqual(['uml-class'])
})
