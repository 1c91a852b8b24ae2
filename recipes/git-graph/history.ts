/**
 * The data of a history: commits, newest first, with their parents and the names that point to them.
 */
import * as z from 'zod'
import { id, list, name, note, ref } from '../../drawing/data/fields.ts'

/** A commit as it is written. */
export const commit = z.strictObject({
  id: id.describe('Its hash, with a g in front where it begins with a digit'),
  name: name('The subject of its message', 120),
  note: note('A muted line under the subject').optional(),
  after: list(ref('The id of a parent'), {
    min: 0,
    max: 8,
    of: 'Its parents, also those that are older than all listed; a merge has two or more',
  }).default([]),
  refs: list(name('A branch, or `tag: v1.0` as git prints a tag', 60), {
    min: 0,
    max: 4,
    of: 'Branches and tags that point to it',
  }).default([]),
})

export type HistoryCommit = z.output<typeof commit>

/** Data as they are drawn. */
export type HistoryData = { events: HistoryCommit[]; hashes: boolean; callouts?: readonly { on: string }[] | undefined }

/** The merges, newest first. */
export const mergesIn = (events: HistoryCommit[]): HistoryCommit[] => events.filter(({ after }) => after.length > 1)
