/** The bare site that ours is compared with: two pages of 5 KB, everything else as Next comes. */
const config = { typescript: { ignoreBuildErrors: true } };

export default config;
