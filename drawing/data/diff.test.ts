import { expect, test } from 'vitest'
import { diffSize, readDiff } from './diff.ts'

const pasted = [
  'diff --git a/src/retry.ts b/src/retry.ts',
  'index 83db48f..bf269f4 100644',
  '--- a/src/retry.ts',
  '+++ b/src/retry.ts',
  '@@ -3,3 +3,4 @@ function retry() {',
  ' try {',
  '-  wait(200)',
  '+  const cap = 500',
  '+  wait(cap)',
  ' }',
  '\\ No newline at end of file',
]

test('a git diff has its path, and each line its numbers in both files', () => {
  expect(readDiff(pasted)).toEqual({
    path: 'src/retry.ts',
    problems: [],
    lines: [
      { index: 4, kind: 'hunk', text: '@@ -3,3 +3,4 @@ function retry() {' },
      { index: 5, kind: 'kept', text: 'try {', old: 3, new: 3 },
      { index: 6, kind: 'removed', text: '  wait(200)', old: 4 },
      { index: 7, kind: 'added', text: '  const cap = 500', new: 4 },
      { index: 8, kind: 'added', text: '  wait(cap)', new: 5 },
      { index: 9, kind: 'kept', text: '}', old: 5, new: 6 },
      { index: 10, kind: 'remark', text: '\\ No newline at end of file' },
    ],
  })
})

test('added and removed lines are counted', () => {
  expect(diffSize(pasted)).toEqual({ added: 2, removed: 1 })
})

test('a removed file keeps its old path', () => {
  expect(readDiff(['--- a/old.sql', '+++ /dev/null', '@@ -1 +0,0 @@', '-SELECT 1']).path).toBe('old.sql')
})

test('a removed line that begins with two hyphens is not a file header', () => {
  expect(readDiff(['@@ -1 +1 @@', '--- comment', '+-- remark'])).toMatchObject({
    problems: [],
    lines: [{ kind: 'hunk' }, { kind: 'removed', text: '-- comment' }, { kind: 'added', text: '-- remark' }],
  })
})

test('an empty line whose space an editor trimmed is kept', () => {
  expect(readDiff(['@@ -1,2 +1 @@', '', '-x']).problems).toEqual([])
})

test('a hunk header with wrong counts is a finding with both counts', () => {
  expect(readDiff(['@@ -1,3 +1,3 @@', ' a', '-b', '+c']).problems).toEqual([
    { index: 0, problem: 'says 3 old and 3 new lines; 2 and 2 follow' },
  ])
})

test('text that is not a diff is a finding', () => {
  expect(readDiff(['hello']).problems).toEqual([
    { index: 0, problem: 'comes before the first hunk; a hunk begins with "@@ -1,4 +1,5 @@"' },
    { index: 0, problem: 'has no hunk; paste the diff with its "@@ -1,4 +1,5 @@" line' },
  ])
  expect(readDiff(['@@ -1 +1 @@', '-a', '+b', 'diff --git a/x b/x']).problems).toEqual([
    { index: 3, problem: 'must begin with a space, "+", "-" or "@@"; paste the diff of one file' },
  ])
})
