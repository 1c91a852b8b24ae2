import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesToRepeat, readTestReport } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'diagref-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (passed: number, failed: number, files: Record<string, string>) => {
  const path = join(folder, 'report.json')
  const testResults = Object.entries(files).map(([name, status]) => ({ name: resolve(name), status }))
  writeFileSync(path, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return readTestReport(path)
}

test('a report without failures has nothing to repeat', () => {
  const read = report(7, 0, { 'test/browser/docs.test.ts': 'passed' })
  expect(read).toEqual({ passed: 7, failed: 0, failedFiles: [] })
  expect(filesToRepeat(read)).toEqual([])
})

test('failed browser files are repeated, but not beside other failures', () => {
  const browser = { 'test/browser/docs.test.ts': 'failed', 'test/html.test.ts': 'passed' }
  expect(filesToRepeat(report(6, 1, browser))).toEqual(['test/browser/docs.test.ts'])
  expect(filesToRepeat(report(5, 2, { ...browser, 'test/html.test.ts': 'failed' }))).toEqual([])
})

test('a file that does not load and a run without a report are failures', () => {
  expect(report(6, 0, { 'test/html.test.ts': 'failed' }).failed).toBe(1)
  expect(readTestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, failedFiles: [] })
})
