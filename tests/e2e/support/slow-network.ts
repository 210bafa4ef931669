/** Slow 3G: 400 kilobits a second, 400 ms there and back. Conditions of `Network.emulateNetworkConditions`. */
export const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Slows the processor to a quarter. Rate of `Emulation.setCPUThrottlingRate`. */
export const SLOWER_PROCESSOR = 4;
