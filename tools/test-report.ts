/**
 * What the test runner's JSON report says.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** `failed` counts a run that ended without a report, or a file that did not load, as one. */
export type TestReport = { passed: number; failed: number; failedFiles: string[] }

type JsonReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string }[]
}

/** Reads the report at `path`; one that is missing or cut off is a failure. */
export function readTestReport(path: string): TestReport {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as JsonReport
    const failedFiles = testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => relative(process.cwd(), name))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(failedFiles.length, 1)), failedFiles }
  } catch {
    return { passed: 0, failed: 1, failedFiles: [] }
  }
}

/**
 * The files to run once more, alone: a browser beside other work can be too slow for what a test expects of it. Empty
 * if anything else failed too.
 */
export const filesToRepeat = ({ failedFiles }: TestReport): string[] =>
  failedFiles.every((file) => file.startsWith('test/browser/')) ? failedFiles : []
