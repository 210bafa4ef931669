/**
 * Default key and initialisation vector (hexadecimal, 16 bytes each) of the password transform, if the configuration
 * has none. §9: the source's values are not shown. Both ends are public: TLS protects the transfer, and this only
 * obscures the password.
 */
export const PASSWORD_TRANSFORM_DEFAULTS = {
  key: '64756e69612d657870726573732d6b31',
  iv: '64756e69612d657870726573732d6976',
} as const;
