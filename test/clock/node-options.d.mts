export declare function clockEnvironment(): { TEST_CLOCK_OFFSET_MS: string; TZ: string; NODE_OPTIONS: string }
