#!/usr/bin/env python3
"""Starts a server with the API of S3 (moto) that keeps objects in memory, and prints a line of JSON: its endpoint, a bucket, and the
keys that may use the bucket. The server checks signatures. It ends when standard input ends: with the program that started it, however
that ends.

    Scripts/object-store.py [--port PORT]

Run by another Python, it starts itself with that of .venv, which has moto after `Scripts/setup.sh tests`. Other versions of moto check
signatures differently.
"""

import argparse
import json
import logging
import os
import pathlib
import sys
import urllib.request

PYTHON = pathlib.Path(__file__).resolve().parents[1] / ".venv" / "bin" / "python"
BUCKET = "moments-test"
REGION = "eu-central-1"
# What the documentation tells hosts to allow, and no more.
POLICY = {
    "Version": "2012-10-17",
    "Statement": [
        {"Effect": "Allow", "Action": "s3:ListBucket", "Resource": "arn:aws:s3:::moments-*"},
        {
            "Effect": "Allow",
            "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
            "Resource": "arn:aws:s3:::moments-*/*",
        },
    ],
}

if pathlib.Path(sys.executable).parent != PYTHON.parent and PYTHON.exists():
    os.execv(PYTHON, [PYTHON, *sys.argv])
try:
    from moto.server import ThreadedMotoServer
except ImportError:
    sys.exit("object-store.py: moto is missing; 'Scripts/setup.sh tests' installs it")


def prepare(endpoint):
    """Makes the bucket, and a user who may use it. The server does not check these requests."""
    import boto3

    def client(service):
        return boto3.client(
            service, endpoint_url=endpoint, region_name=REGION, aws_access_key_id="setup", aws_secret_access_key="setup"
        )

    client("s3").create_bucket(Bucket=BUCKET, CreateBucketConfiguration={"LocationConstraint": REGION})
    people = client("iam")
    people.create_user(UserName="moments")
    people.put_user_policy(UserName="moments", PolicyName="photos", PolicyDocument=json.dumps(POLICY))
    key = people.create_access_key(UserName="moments")["AccessKey"]
    return key["AccessKeyId"], key["SecretAccessKey"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    port = parser.parse_args().port
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=port, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    endpoint = f"http://{host}:{port}"
    access_key, secret_key = prepare(endpoint)
    # From here on, each request must be signed, and allowed by the policy.
    reset = urllib.request.Request(f"{endpoint}/moto-api/reset-auth", b"0", {"Content-Type": "text/plain"})
    urllib.request.urlopen(reset).close()
    print(
        json.dumps(
            {
                "endpoint": endpoint,
                "bucket": BUCKET,
                "region": REGION,
                "accessKey": access_key,
                "secretKey": secret_key,
            }
        ),
        flush=True,
    )
    sys.stdin.read()
    server.stop()


main()
