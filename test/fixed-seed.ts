/**
 * Properties try the same examples in every run, so that what the tests say depends on the code alone. Other examples are
 * for `npm run properties`, which names the seed of each round by this variable.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20) })
