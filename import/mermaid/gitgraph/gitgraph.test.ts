import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readGitgraph } from './read-gitgraph.ts'

const read = (text: string) => {
  const { model, report } = readGitgraph(text)
  const commits = [...model.commits.values()].map(({ id, branch, parents, message = '', tags, type }) =>
    [id, branch, parents.join('+'), message, tags.join('+'), type].join('|'),
  )
  const branches = [...model.branches.values()].map(({ name, head = '' }) => `${name}@${head}`)
  return { commits, branches, model, findings: findingsIn(report) }
}

test('commits are on the branch that is checked out; merges have two parents', () => {
  const { commits, branches, findings } = read(
    'gitGraph LR:\ncommit id: "A" tag: "v1" type: HIGHLIGHT\nbranch dev order: 2\ncommit id:"B" msg: "words"\ncheckout main\ncommit\nmerge dev id: "M" tag: "v2"\nswitch dev\ncherry-pick id: "A"\ncommit "only words"',
  )
  expect(commits).toEqual([
    'A|main|||v1|HIGHLIGHT',
    'B|dev|A|words||NORMAL',
    '2-commit|main|A|||NORMAL',
    'M|main|2-commit+B|merged branch dev into main|v2|MERGE',
    '4-commit|dev|B+A|cherry-picked  into dev|cherry-pick:A|CHERRY_PICK',
    '5-commit|dev|4-commit|only words||NORMAL',
  ])
  expect(branches).toEqual(['main@M', 'dev@5-commit'])
  expect(findings).toEqual([])
})

test('the first branch may have another name', () => {
  expect(read("%%{init: {'gitGraph': {'mainBranchName': 'trunk'}}}%%\ngitGraph TB\ncommit").branches).toEqual([
    'trunk@0-commit',
  ])
})

test('every mistake is a finding with its place', () => {
  const { findings, commits } = read(
    'gitGraph\ncommit id: "A"\nbranch main\ncheckout x\nmerge main\nbranch b\nmerge main\ncherry-pick id: "Z"\nfoo\ncommit size: 3\ncommit id: "B"',
  )
  expect(findings).toEqual([
    '3:1 a branch that does not exist yet',
    '4:1 a branch that exists',
    '5:1 another branch that exists',
    '7:1 a branch with commits of its own',
    '8:1 the id of a commit',
    '9:1 commit, branch, checkout, merge or cherry-pick',
    '10:8 "words"',
  ])
  expect(commits).toHaveLength(2)
})

test('a history is newest first, with branches and tags where they point, and no hashes', async () => {
  expect(
    await importDiagram(
      'gitGraph\ncommit id: "A"\nbranch dev\ncommit type: HIGHLIGHT\ncheckout main\nmerge dev tag: "v1"',
    ),
  ).toMatchObject({
    recipe: 'git-graph',
    data: {
      hashes: false,
      focus: ['commit'],
      events: [
        { id: 'commit-2', name: 'merged branch dev into main', after: ['a', 'commit'], refs: ['main', 'tag: v1'] },
        { id: 'commit', name: 'Commit on dev', after: ['a'], refs: ['dev'] },
        { id: 'a', name: 'A' },
      ],
    },
  })
})
