import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import { operationForm } from './operation.ts'

const problems = (more: object) => {
  const operation = { title: 'A claim', method: 'GET', path: '/v1/parcels', responses: [{ name: '200' }] }
  const reading = readData(operationForm as never, { ...operation, ...more })
  return reading.ok ? [] : reading.findings.map(({ at }) => at)
}

test('an operation needs a method, a path and a status code; classes of codes are allowed', () => {
  expect(problems({ responses: [{ name: '200' }, { name: '5XX' }] })).toEqual([])
  expect(problems({ responses: [{ name: 'ok' }] })).toEqual(['responses.0.name'])
})

test('parameters and responses differ, and can be in focus by their names', () => {
  const parameters = [{ name: 'If-Match', kind: 'header', type: 'entity tag' }]
  expect(problems({ parameters, focus: ['If-Match', '200'] })).toEqual([])
  expect(problems({ parameters: [...parameters, ...parameters] })).toEqual(['parameters.1.name'])
})

test('examples have at most 16 lines of 64 characters', () => {
  expect(problems({ request: ['GET /', 'x'.repeat(65)] })).toEqual(['request.1'])
  expect(problems({ response: Array(17).fill('') })).toEqual(['response'])
})
