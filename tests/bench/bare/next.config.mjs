/** Configuration of the bare site for comparisons: two pages of 5 KB, and Next's defaults for everything else. */
const config = { typescript: { ignoreBuildErrors: true } };

export default config;
