/**
 * Whether tests of the contract try every recipe: `npm run contract` does. Otherwise they try one recipe of each kind of
 * response, and say why the others have nothing new to show.
 */
export const exhaustive = process.env['MODE'] === 'exhaustive'
