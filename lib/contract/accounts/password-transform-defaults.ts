/**
 * Default key and initialisation vector (hexadecimal, 16 bytes each) of the password transform, if the configuration
 * has none. §9 does not show the values of the source. Browsers load both values, so they only obscure the password.
 * TLS protects the transfer.
 */
export const PASSWORD_TRANSFORM_DEFAULTS = {
  key: '64756e69612d657870726573732d6b31',
  iv: '64756e69612d657870726573732d6976',
} as const;
