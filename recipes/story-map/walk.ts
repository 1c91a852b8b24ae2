/**
 * What a release lets people do: the steps of the backbone that have a story in it or in an earlier one.
 */
export type Story = { name: string; release: string; note?: string | undefined }

export type MapStep = { name: string; stories?: Story[] | undefined }

export type StoryMap = {
  releases: { name: string; note?: string | undefined }[]
  activities: { name: string; steps: MapStep[] }[]
}

/** The steps of all activities, in the order of the story. */
export const stepsIn = ({ activities }: StoryMap): MapStep[] => activities.flatMap(({ steps }) => steps)

/** The stories of a step in a release, by its place. */
export const storiesAt = ({ stories = [] }: MapStep, release: number, { releases }: StoryMap): Story[] =>
  stories.filter((story) => story.release === releases[release]?.name)

/** The place of the release in which a step gets its first story; -1 if it never does. */
export const firstReleaseOf = (step: MapStep, data: StoryMap): number =>
  data.releases.findIndex((_, release) => storiesAt(step, release, data).length > 0)

/** The steps without a story up to a release: where its walk breaks off. */
export const missingAt = (release: number, data: StoryMap): MapStep[] =>
  stepsIn(data).filter((step) => {
    const first = firstReleaseOf(step, data)
    return first < 0 || first > release
  })

/** The first step that the first release lacks. */
export const gapIn = (data: StoryMap): MapStep | undefined => missingAt(0, data)[0]

/** The place of the first release that can be walked from end to end; -1 if none can. */
export const walkableFrom = (data: StoryMap): number =>
  data.releases.findIndex((_, release) => missingAt(release, data).length === 0)
