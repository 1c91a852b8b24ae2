/** Groceries to the door in three releases: the first one lets people order and pay, but nobody can pack. */

/** A step with its stories, each as its release and its name. */
const step = (name: string, ...stories: [release: 1 | 2 | 3, name: string][]) => ({
  name,
  stories: stories.map(([release, story]) => ({ name: story, release: `Release ${release}` })),
})

export const groceries = {
  title: '{release} takes orders and money, but nobody can pack',
  subtitle: 'A walking skeleton needs a story for each step; “{gap}” gets its first in {fix}',
  source: 'Illustrative data',
  releases: [
    { name: 'Release 1', note: 'one shop' },
    { name: 'Release 2', note: 'the whole town' },
    { name: 'Release 3', note: 'habit' },
  ],
  activities: [
    {
      name: 'Shopper orders',
      steps: [
        step('Find items', [1, 'Search by name'], [2, 'Browse by aisle'], [3, 'See what friends buy']),
        step('Fill the cart', [1, 'Add and remove'], [2, 'Reorder last cart'], [3, 'Share a cart']),
        step('Pay', [1, 'Pay by card'], [1, 'Save the card'], [2, 'Pay by wallet']),
      ],
    },
    {
      name: 'Shop prepares',
      steps: [
        step('Pack the order', [2, 'Pick list by aisle'], [2, 'Scan each item']),
        step('Replace an item', [1, 'Drop and refund it'], [2, 'Ask the shopper'], [3, 'Learn from answers']),
      ],
    },
    {
      name: 'Driver delivers',
      steps: [
        step('Plan the stops', [1, 'List addresses'], [2, 'Shortest route'], [3, 'Promise an hour']),
        step('Hand over', [1, 'Check off on phone'], [2, 'Photo at the door']),
      ],
    },
  ],
}
